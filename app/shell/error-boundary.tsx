import { Component, type ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { PageNotice } from "./page-notice.tsx";

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
      <PageNotice isAlert title={title} description={description}>
        <Button look="primary" onClick={() => location.reload()}>
          {action}
        </Button>
      </PageNotice>
    );
  }
}
