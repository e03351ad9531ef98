import "./sign-in.css";
import type { ReactNode } from "react";
import { PageHead } from "../../lib/page/page-head.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { CoverArt } from "../events/cover-art.shared.tsx";

interface AuthCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** Below the card: for whoever is in the wrong place. */
  readonly foot?: ReactNode;
}

const land = { slug: "sign-in", art: "trail", distancesM: [42_195, 21_100, 10_500] } as const;

/** One card on the land that all races run through: the frame of every screen about signing in. */
export function AuthCard({ icon, title, lead, children, foot }: AuthCardProps) {
  return (
    <div className="auth">
      <PageHead title={title} description={lead} hidden />
      <div className="auth__art">
        <CoverArt subject={land} />
      </div>
      <div className="auth__column">
        <section className="auth__card">
          <span className="auth__sign">
            <Icon name={icon} />
          </span>
          <div className="auth__words">
            <h1>{title}</h1>
            <p className="auth__lead">{lead}</p>
          </div>
          {children}
        </section>
        {foot && <div className="auth__foot">{foot}</div>}
      </div>
    </div>
  );
}
