import { Eye, EyeOff, Lock } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type PasswordFieldProps = Pick<
  ComponentProps<typeof TextField>,
  "label" | "hint" | "name" | "autoComplete" | "minLength" | "maxLength"
>;

/** A password, hidden until the person wants to see what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useMessages("account");
  const [isShown, setIsShown] = useState(false);
  const Drawing = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      required
      dir="ltr"
      icon={<Lock className="size-4.5" />}
      end={
        <IconButton
          label={text(isShown ? "hideTyped" : "showTyped")}
          onClick={() => setIsShown(!isShown)}
          className="hover:bg-transparent!"
        >
          <Drawing aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    />
  );
}
