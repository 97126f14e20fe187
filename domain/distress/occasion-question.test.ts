import { expect, test } from "vitest";
import { detectDistress } from "./detect-distress.ts";

test("what is said at an everyday occasion is no danger", () => {
  const messages = [
    "ايش اقول لما ادخل البيت",
    "ايش اقول لما اسمع الرعد",
    "وش اقول لما اطلع من الحمام",
    "شو اقول لما فيق من النوم",
    "اقول ايه لما اصحى من النوم",
    "ايش اسوي لما انسى ركعة",
    "quoi dire quand je sors des toilettes",
  ];
  expect(messages.filter((message) => detectDistress(message))).toEqual([]);
});

test("the same wording about danger is found", () => {
  const messages = [
    "ايش اقول لما زوجي يضربني",
    "ايش اقول لما انام وما اصحى",
    "ايش اقول لما ارجع البيت وابوي يضربني",
    "شو بقول لما بدي موت",
    "que dire quand mon mari me frappe",
    "what do i say when i get home and he hits me",
  ];
  expect(messages.filter((message) => !detectDistress(message))).toEqual([]);
});
