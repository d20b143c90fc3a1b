// clipboard.ts - copies a text, also where the browser has no clipboard for the page (plain http on a home network).

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

// The older way: a field is selected and copied as if a person did so.
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement as HTMLElement | null;
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand("copy");
  } catch {
    // then the reader copies it from the field that shows it
  }
  field.remove();
  before?.focus();
  return isCopied;
}
