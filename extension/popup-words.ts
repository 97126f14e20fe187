type Words = Readonly<Record<string, { readonly message: string }>>;

const languages = ["en", "ar", "fr", "ur", "id", "tr"] as const;
const rightToLeft: readonly string[] = ["ar", "ur"];

/** The first of the person's languages that we have. The browser's own choice of `_locales` has no Urdu. */
function spokenLanguage(): (typeof languages)[number] {
  for (const tag of navigator.languages) {
    const found = languages.find((language) => language === tag.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** Shows the popup in the person's language and returns a function for further messages. */
export async function showMessages(): Promise<(key: string) => string> {
  const language = spokenLanguage();
  const answer = await fetch(chrome.runtime.getURL(`_locales/${language}/messages.json`));
  const words: Words = await answer.json();
  const word = (key: string) => words[key]?.message ?? key;
  document.documentElement.lang = language;
  document.documentElement.dir = rightToLeft.includes(language) ? "rtl" : "ltr";
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]"))
    element.textContent = word(element.dataset.word ?? "");
  return word;
}
