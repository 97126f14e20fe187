import { Component, type ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

type ErrorBoundaryProps = {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly children: ReactNode;
};

/** Error boundary: a fault in one page does not break the app. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { title, description, action } = this.props;
    return (
      <section role="alert" className="mx-auto max-w-lg py-16 text-center">
        <h1 className="font-display text-3xl">{title}</h1>
        <p className="mt-4 text-ink-soft">{description}</p>
        <Button look="primary" className="mt-8" onClick={() => location.reload()}>
          {action}
        </Button>
      </section>
    );
  }
}
