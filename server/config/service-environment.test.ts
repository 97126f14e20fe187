import { expect, test } from "vitest";
import { quietLog } from "#server/store/temporary-place.ts";
import { readServiceSettings } from "./service-environment.ts";

test("without any setting: the embedded database, no mail, no trusted proxy", () => {
  const settings = readServiceSettings({ DATABASE_URL: "", SMTP_URL: "" }, quietLog());
  expect(settings).toMatchObject({
    place: { databaseUrl: undefined, dataDirectory: expect.stringMatching(/\/\.data$/) },
    mailer: undefined,
    publicUrl: "http://localhost:3000",
    trustedProxies: false,
  });
});

test("settings are used", () => {
  const settings = readServiceSettings(
    {
      PUBLIC_URL: "https://riwaq.example",
      DATABASE_URL: "postgresql://riwaq@db/riwaq",
      SMTP_URL: "smtp://mail.example:587",
      MAIL_FROM: "riwaq@riwaq.example",
      TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,fd00::/8",
    },
    quietLog(),
  );
  expect(settings.place.databaseUrl).toBe("postgresql://riwaq@db/riwaq");
  expect(settings.publicUrl).toBe("https://riwaq.example");
  expect(settings.trustedProxies).toEqual(["127.0.0.1", "10.0.0.0/8", "fd00::/8"]);
  expect(settings.mailer).toBeDefined();
});

test.each([
  [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL"],
  [{ PUBLIC_URL: "riwaq.example" }, "PUBLIC_URL"],
  [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
  [{ TRUST_PROXY: "proxy.example" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "127.0.0.1, 10.0.0.0/33" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY"],
])("%j is rejected with one line that names it", (source, name) => {
  expect(() => readServiceSettings(source, quietLog())).toThrow(
    new RegExp(`^${name}(\\.\\d+)? cannot be used: [^\\n]+$`),
  );
});
