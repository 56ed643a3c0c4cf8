import { Component, type ErrorInfo, type ReactNode } from "react";

type Props = { fallback: ReactNode; children: ReactNode };
type State = { crashed: boolean };

/** Renders the fallback if a component below fails to render. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error("Could not render:", error, info.componentStack);
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
