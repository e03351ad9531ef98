import { AreaIndex } from "./area-index.tsx";

export function Component() {
  return <AreaIndex area="report" />;
}
