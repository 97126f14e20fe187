import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import {
  type NotificationPermissionState,
  notificationPermission,
  requestNotificationPermission,
} from "#app/browser/notifications.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useIs24Hour } from "#app/storage/prayer-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { calculationMethods } from "#content/calculation-methods/index.ts";
import { ChoiceField } from "./choice-field.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { countryName, originReasons, usePlaceLabel } from "./place-label.ts";
import { mosqueMethodName, useCalculationChoices } from "./use-calculation-choices.ts";
import { type PrayerCalculation, usePrayerCalculation } from "./use-prayer-calculation.ts";

type SettingsSheetProps = {
  readonly onClose: () => void;
  /** Opens the choice of place instead. */
  readonly onPlace: () => void;
};

type OpenSheet = "calculation" | "mosque" | "iqamah" | undefined;

/** Notifications, the method with its reason, 12 or 24 hours, and two buttons for the other settings. */
export function SettingsSheet({ onClose, onPlace }: SettingsSheetProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const setting = usePrayerCalculation();
  const language = useLanguage();
  const { is24Hour, saveIs24Hour } = useIs24Hour(setting.place);
  const { choose, set, isMosque, hasMosque } = useCalculationChoices();
  const [open, setOpen] = useState<OpenSheet>();
  const { place, method, suggestion, isMethodChosen } = setting;
  const country = countryName(place.countryCode, language);
  const suggested = suggestion ? text(`method.${suggestion.method}`) : "";
  const isSuggested = !isMethodChosen || method === suggestion?.method;
  const close = () => setOpen(undefined);
  return (
    <Sheet title={text("settings")} closeLabel={part("close")} isOpen onClose={onClose}>
      <div className="flex flex-col gap-4">
        <SettingsPlace setting={setting} onPlace={onPlace} />
        <NoticesButton />
        <label className="flex flex-col gap-1">
          <span>{text("method")}</span>
          <select
            value={isMosque ? mosqueMethodName : method}
            onChange={(event) => {
              const chosen = calculationMethods.find(({ id }) => id === event.target.value)?.id;
              choose(chosen ?? mosqueMethodName);
            }}
            className="field"
          >
            {hasMosque && <option value={mosqueMethodName}>{text("ownMethod")}</option>}
            {calculationMethods.map(({ id }) => (
              <option key={id} value={id}>
                {text(`method.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <ChoiceField
          label={part("madhab")}
          value={setting.calculation.madhab}
          names={{ shafi: part("madhab.shafi"), hanafi: part("madhab.hanafi") }}
          onChange={(madhab) => set({ madhab })}
        />
        {suggestion && (
          <div className="text-ink-soft text-sm">
            <p>
              {part(isSuggested && !isMosque ? "suggestionTaken" : "suggestion", {
                country,
                method: suggested,
              })}{" "}
              {part(`reason.${suggestion.methodReason}`)}
            </p>
            <p className="mt-1">
              {part(suggestion.madhab === "hanafi" ? "suggestedHanafi" : "suggestedShafi")}{" "}
              {part(`reason.${suggestion.madhabReason}`)}
            </p>
            {(isMosque || !isSuggested) && (
              <Button onClick={() => choose("suggested")} className="mt-2">
                {part("takeSuggestion")}
              </Button>
            )}
          </div>
        )}
        <Toggle label={text("is24Hour")} isOn={is24Hour} onChange={saveIs24Hour} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen("calculation")}>{part("allSettings")}</Button>
          <Button onClick={() => setOpen("mosque")}>{part("matchMosque")}</Button>
          <Button onClick={() => setOpen("iqamah")}>{part("iqamahSettings")}</Button>
        </div>
        {open === "calculation" && (
          <LazyPart
            load={() => import("./calculation-sheet.tsx").then(({ CalculationSheet }) => CalculationSheet)}
            part={{ onClose: close }}
          />
        )}
        {open === "mosque" && (
          <LazyPart
            load={() => import("./mosque-sheet.tsx").then(({ MosqueSheet }) => MosqueSheet)}
            part={{ setting, onClose: close }}
            areas={["iqamah"]}
          />
        )}
        {open === "iqamah" && (
          <LazyPart
            load={() => import("./iqamah-sheet.tsx").then(({ IqamahSheet }) => IqamahSheet)}
            part={{ onClose: close }}
            areas={["iqamah"]}
          />
        )}
      </div>
    </Sheet>
  );
}

type SettingsPlaceProps = { readonly setting: PrayerCalculation; readonly onPlace: () => void };

/** The place that times and notices are for, said to be a guess until the person chose one. */
function SettingsPlace({ setting, onPlace }: SettingsPlaceProps) {
  const text = useMessages("prayer");
  const label = usePlaceLabel();
  const reason = originReasons[setting.origin];
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0">
        {label(setting.place)}
        {reason && <span className="block text-ink-soft text-sm">{text(reason)}</span>}
      </p>
      <Button onClick={onPlace} className="shrink-0">
        {text(reason ? "choosePlace" : "changePlace")}
      </Button>
    </div>
  );
}

const lines = {
  default: "noticesOffer",
  granted: "noticesWork",
  denied: "noticesDenied",
  missing: "noticesMissing",
} as const;

/** Asks for notifications on the click; once they are allowed it shows their settings. */
function NoticesButton() {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const [permission, setPermission] = useState<NotificationPermissionState>("default");
  useEffect(() => setPermission(notificationPermission()), []);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{text("notifications")}</span>
        {permission === "granted" ? (
          <p className="flex min-h-11 items-center gap-2 text-green">
            <BellRing aria-hidden="true" className="size-4" />
            {text("enabled")}
          </p>
        ) : (
          <Button
            disabled={permission === "missing"}
            onClick={async () => setPermission(await requestNotificationPermission())}
          >
            {part("enable")}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {part(lines[permission])}
      </p>
      {permission === "granted" && (
        <LazyPart
          load={() => import("./notice-settings.tsx").then(({ NoticeSettingsPanel }) => NoticeSettingsPanel)}
          areas={["fasting"]}
          part={{}}
        />
      )}
    </div>
  );
}
