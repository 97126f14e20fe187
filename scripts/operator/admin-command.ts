import { roles } from "#contract/accounts.ts";
import { accountMail, notifyWith } from "#server/services/accounts/account-mail.ts";
import { isRecurring } from "#server/services/giving/entitlements.ts";
import { startGiving } from "#server/services/giving/start-giving.ts";
import { memberActions } from "#server/services/operator/member-actions.ts";
import { openStore, type Store } from "#server/store/store.ts";
import { auditCommands, auditUsage } from "./audit-commands.ts";
import { givingCommand, givingUsage } from "./giving-commands.ts";
import { reportCommands, reportUsage } from "./report-commands.ts";
import { type Command, UsageError } from "./run-command.ts";
import { textCommands, textUsage } from "./text-commands.ts";

const usage = `npm run admin -- COMMAND
  list                     who has an account
  grant EMAIL ROLE         give a role: ${roles.join(", ")}
  reset-link EMAIL         an address at which the member chooses a new password; works once, for one hour
  confirm EMAIL [NUMBER]   mark the address as confirmed, when no email arrives; of several sign-ups the one with the number
  end-sessions EMAIL       sign the member out everywhere
  delete EMAIL             delete the account with everything in it
${auditUsage}
${textUsage}
${reportUsage}
${givingUsage}`;

/** The operator's commands on accounts, texts, reports and gifts; the server may run meanwhile. */
export const adminCommand: Command = async (settings, [command, ...options]) => {
  const { place, publicUrl } = settings;
  const [email = "", roleName = ""] = options;
  const runOnStore = { ...textCommands, ...reportCommands }[command ?? ""];
  if (runOnStore) return runOnStore(() => openStore(place), options);
  const runAuditCommand = auditCommands[command ?? ""];
  if (runAuditCommand) return runAuditCommand(place, options);
  const runGivingCommand = givingCommand(command ?? "");
  if (runGivingCommand) {
    const store = await openStore(place);
    try {
      await runGivingCommand({ store, settings }, options);
    } finally {
      await store.close();
    }
    return;
  }
  if (!command || !["list", "grant", "reset-link", "confirm", "end-sessions", "delete"].includes(command)) {
    throw new UsageError(usage);
  }
  const role = roles.find((each) => each === roleName);
  if (command === "grant" && !role)
    throw new Error(`there is no role "${roleName}": use ${roles.join(", ")}`);
  const store = await openStore(place);
  const mail = accountMail(settings.mailer, publicUrl, place.log);
  try {
    if (command === "list") {
      for (const each of await store.members.list()) {
        console.log(
          `${each.email}\t${each.role}\t${each.createdAt.toISOString().slice(0, 10)}\t${each.name}`,
        );
      }
      return;
    }
    const member = await store.members.findByEmail(email);
    const notify = notifyWith(mail);
    const endPayments = async (memberId: string) => {
      // Opening the ledger writes to it, so it is opened only if a subscription has to end.
      if (!(await store.entitlements.of(memberId)).some(isRecurring)) return;
      const { endRecurringPayments } = await import("#server/services/giving/end-recurring-payments.ts");
      await endRecurringPayments(store, await startGiving(store, settings.giving, publicUrl), memberId);
    };
    const actions = memberActions({ store, endPayments, acting: { actor: "operator" }, notify });
    if (!member && command === "confirm") {
      await confirmSignUp(store, actions, email, options[1]);
      return;
    }
    if (!member) throw new Error(`nobody has an account with the address "${email}"`);
    if (command === "grant" && role) {
      await actions.grant(member, role);
      console.log(`${member.email} is now ${role}`);
    } else if (command === "confirm") {
      await actions.confirm(member);
      console.log(`${member.email} is confirmed`);
    } else if (command === "end-sessions") {
      console.log(`${member.email}: sessions ended: ${await actions.endSessions(member)}`);
    } else if (command === "delete") {
      await actions.delete(member);
      console.log(`${member.email} is deleted`);
    } else {
      // Imported here: it takes half of a command's time, and no other command needs it.
      const { openAccounts } = await import("#server/services/accounts/accounts.ts");
      const accounts = await openAccounts({ store, publicUrl, log: place.log });
      await store.audit.add({ kind: "reset-link-made", actor: "operator", subjectId: member.id });
      console.log(await accounts.resetLink(member.email));
    }
  } finally {
    await mail.settled();
    await store.close();
  }
};

/** Makes the account of somebody who has signed up and got no email; of several sign-ups the operator chooses one. */
async function confirmSignUp(
  store: Store,
  actions: Pick<ReturnType<typeof memberActions>, "confirmSignUp">,
  email: string,
  number: string | undefined,
): Promise<void> {
  const signUps = await store.signUps.list(email, new Date());
  if (signUps.length === 0)
    throw new Error(`nobody has an account with the address "${email}", nor has signed up with it of late`);
  const chosen = number === undefined && signUps.length === 1 ? signUps[0] : signUps[Number(number) - 1];
  if (!chosen) {
    const lines = signUps.map(({ name, createdAt }, at) => `${at + 1} ${createdAt.toISOString()} ${name}`);
    throw new Error(`say which sign-up with "${email}" by its number: ${lines.join("; ")}`);
  }
  if (!(await actions.confirmSignUp(email, chosen.tokenHash))) throw new Error("the sign-up has just ended");
  console.log(`${email.toLowerCase()} is confirmed: ${chosen.name}`);
}
