/** Which of the two files of texts has a card: by its id, so that a new card moves no other one. */
export function halfOfCard(id: string): 0 | 1 {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % 2 === 0 ? 0 : 1;
}
