import type { ComponentType, ReactNode } from "react";
import { vi } from "vitest";
import type { Area } from "#app/i18n/catalogue.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { type ShowToast, ToastContext } from "#app/ui/toast.ts";

/** A wrapper for component tests with the English messages of some areas, and the toasts shown within it. */
export async function inEnglish(...areas: readonly Area[]) {
  const messages = await loadMessages("en", areas);
  const toast = vi.fn<ShowToast>();
  const wrapper: ComponentType<{ readonly children: ReactNode }> = ({ children }) => (
    <ToastContext value={toast}>
      <MessagesProvider language="en" messages={messages}>
        {children}
      </MessagesProvider>
    </ToastContext>
  );
  return { wrapper, toast };
}
