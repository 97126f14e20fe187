/** Fetches a published text by its address; rejects with the address when it cannot be loaded. */
export async function readPublished(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
