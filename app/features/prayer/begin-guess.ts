import { guessedPlace } from "#app/storage/guessed-place.ts";
import { placeSource } from "#content/cities/index.ts";

/** Starts the guess of the place beside the reading of the saved one; an earlier guess is stored on the device. */
export function beginGuess(): void {
  void guessedPlace(placeSource);
}
