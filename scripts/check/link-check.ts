/** Asks an address; resolves with the status, rejects where nothing answered. */
export type AskLink = (url: string, method: "HEAD" | "GET") => Promise<number>;

/** `unknown`: this machine reached nothing there, which says nothing of the link where there is no network. */
export type LinkAnswer = "reached" | "gone" | "unknown";

/** Sites that refuse machines (401, 403, 405, 429) are there all the same. */
function answerOf(status: number): LinkAnswer {
  if (status < 400 || [401, 403, 405, 406, 429].includes(status)) return "reached";
  return "gone";
}

/** How one address answers: asked by HEAD, and by GET where HEAD is not liked. */
async function answerAt(url: string, ask: AskLink): Promise<LinkAnswer> {
  for (const method of ["HEAD", "GET"] as const) {
    const answer = await ask(url, method).then(answerOf, (): LinkAnswer => "unknown");
    if (answer === "reached") return answer;
    if (method === "GET") return answer;
  }
  return "unknown";
}

/** How each address answers, `width` of them asked at a time. */
export async function checkLinks(
  urls: readonly string[],
  ask: AskLink,
  width = 8,
): Promise<ReadonlyMap<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const waiting = [...new Set(urls)];
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      answers.set(url, await answerAt(url, ask));
  };
  await Promise.all(Array.from({ length: width }, work));
  return answers;
}
