// markdown.mjs - our rules pages as HTML. A list item that begins with **ID** becomes an anchor, a fenced position becomes a board
// that the page draws, and the section "In one minute" is marked so that a summary can be made of it.
import { Marked } from "marked";

const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const slug = (text) => text.toLowerCase().replace(/<[^>]*>/g, "").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

const CLAUSE = /^\*\*([A-Z][A-Z0-9-]*-[A-Z]*\d+[a-z]?)\*\*/;
const POSITION = /^position ([a-z-]+)\n/;
const SHORT = /(in one minute|за одну минуту)$/i;

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const short = depth === 2 && SHORT.test(text) ? ' data-short=""' : "";
      return `<h${depth} id="${slug(text)}"${short}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    listitem(item) {
      const clause = CLAUSE.exec(item.text);
      const body = this.parser.parse(item.tokens, Boolean(item.loose));
      return clause ? `<li id="${clause[1]}" class="clause">${body}</li>\n` : `<li>${body}</li>\n`;
    },
    code({ text }) {
      const game = POSITION.exec(`${text}\n`)?.[1];
      return game ? `<figure class="position" data-game="${game}"><pre>${escape(text)}</pre></figure>\n` : `<pre tabindex="0">${escape(text)}</pre>\n`;
    },
    table(token) {
      const written = (cell) => this.parser.parseInline(cell.tokens);
      const head = token.header.map((cell) => (cell.text ? `<th scope="col">${written(cell)}</th>` : "<td></td>")).join(""); // an empty corner heads nothing
      const body = token.rows.map((row) => `<tr>${row.map((cell) => `<td>${written(cell)}</td>`).join("")}</tr>`).join("");
      return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
    html: () => "", // remarks in the source
  },
});

export const toHtml = (markdown) => marked.parse(markdown.replace(/\r/g, ""));
