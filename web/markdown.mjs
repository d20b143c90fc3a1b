// The small part of Markdown that our rules pages use: headings, paragraphs, lists, tables, fenced
// blocks, bold, italics, code and links. A list item that begins with **ID** becomes an anchor.

const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function inline(text) {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith("`") && part.length > 1
        ? `<code>${escape(part.slice(1, -1))}</code>`
        : escape(part)
            .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
            .replace(/(^|[^*\w])\*([^*]+)\*/g, "$1<em>$2</em>")
            .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>'),
    )
    .join("");
}

const slug = (text) =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

function item(text) {
  const clause = /^\*\*([A-Z][A-Z0-9-]*-[A-Z]*\d+[a-z]?)\*\*/.exec(text);
  return clause ? `<li id="${clause[1]}" class="clause">${inline(text)}</li>` : `<li>${inline(text)}</li>`;
}

const cells = (line) =>
  line.replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replace(/\\\|/g, "|")));

function table(lines) {
  const [head, , ...rows] = lines;
  const th = cells(head).map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = rows.map((row) => `<tr>${cells(row).map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<div class="wide"><table><thead><tr>${th}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

export function toHtml(markdown) {
  const lines = markdown.replace(/\r/g, "").split("\n");
  const html = [];
  let at = 0;
  const takeWhile = (test) => {
    const from = at;
    while (at < lines.length && test(lines[at])) at++;
    return lines.slice(from, at);
  };
  const startsBlock = (line) => /^(#{1,4} |```|\||[-*] |\d+\. |> |\s*$)/.test(line);
  const list = (marker, tag) => {
    const items = [];
    while (at < lines.length && marker.test(lines[at])) {
      let text = lines[at++].replace(marker, "");
      while (at < lines.length && /^\s+\S/.test(lines[at])) text += " " + lines[at++].trim();
      items.push(item(text));
    }
    return `<${tag}>${items.join("\n")}</${tag}>`;
  };
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (/^\s*$/.test(line) || /^<!--.*-->$/.test(line)) at++;
    else if (heading) {
      at++;
      const level = heading[1].length;
      html.push(`<h${level} id="${slug(heading[2])}">${inline(heading[2])}</h${level}>`);
    } else if (line.startsWith("```")) {
      at++;
      html.push(`<pre tabindex="0">${escape(takeWhile((text) => !text.startsWith("```")).join("\n"))}</pre>`);
      at++;
    } else if (line.startsWith("|")) html.push(table(takeWhile((text) => text.startsWith("|"))));
    else if (/^[-*] /.test(line)) html.push(list(/^[-*] /, "ul"));
    else if (/^\d+\. /.test(line)) html.push(list(/^\d+\. /, "ol"));
    else if (line.startsWith("> ")) {
      const quote = takeWhile((text) => text.startsWith(">")).map((text) => text.replace(/^> ?/, ""));
      html.push(`<blockquote>${inline(quote.join(" "))}</blockquote>`);
    } else {
      const paragraph = [lines[at++], ...takeWhile((text) => !startsBlock(text))];
      html.push(`<p>${inline(paragraph.join(" "))}</p>`);
    }
  }
  return html.join("\n") + "\n";
}
