// memo.tsx - a part of the drawing that is drawn anew only when what it shows has changed.
import { Component, h, type ComponentType } from "preact";

export function memo<Props extends object>(Drawn: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const [old, now] = [this.props as Record<string, unknown>, next as Record<string, unknown>];
      const names = Object.keys(now);
      return names.length !== Object.keys(old).length || names.some((name) => old[name] !== now[name]);
    }
    override render() {
      return h(Drawn as ComponentType<object>, this.props);
    }
  };
}
