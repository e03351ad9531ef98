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
  /** Shown below the card: links for people who came to the wrong page. */
  readonly foot?: ReactNode;
}

const land = { slug: "sign-in", art: "trail", distancesM: [42_195, 21_100, 10_500] } as const;

/** The frame of every sign-in screen: one card over a landscape. */
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
