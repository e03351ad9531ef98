import "./api-page.css";
import type { Endpoint } from "@time-event/contract/endpoint";
import { webApi } from "@time-event/contract/web-api";
import { useMessages } from "../../lib/i18n/language.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { useSite } from "../../lib/page/site.ts";
import { Card } from "../../ui/card/card.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { documentationMessages } from "./documentation.messages.ts";
import { schemaLines, type SchemaLine } from "./schema-lines.ts";

/** The reference of the public web API, made from the contract itself: it cannot lag behind. */
export function Component() {
  const m = useMessages(documentationMessages);
  const { apiUrls, publicUrl } = useSite();
  return (
    <div className="page api">
      <PageHead title={m.title} description={m.description} />
      <nav className="api__index no-print" aria-label={m.calls}>
        <ul role="list">
          {webApi.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="api__calls">
        <header className="stack">
          <h1>{m.title}</h1>
          <p>{m.lead}</p>
          <dl className="api__facts">
            <dt>{m.base}</dt>
            <dd>
              <code>{new URL(apiUrls.web, publicUrl).href}</code>
            </dd>
            <dt>{m.envelopeTitle}</dt>
            <dd>{m.envelope}</dd>
          </dl>
          <p>
            <a href="/documentation/api.json" className="api__file">
              <Icon name="download" /> {m.openApi}
            </a>
          </p>
        </header>
        {webApi.map((endpoint) => (
          <Call key={endpoint.name} endpoint={endpoint} />
        ))}
      </div>
    </div>
  );
}

function Call({ endpoint }: { readonly endpoint: Endpoint }) {
  const m = useMessages(documentationMessages);
  return (
    <Card as="section" padded className="call" id={endpoint.name}>
      <h2>
        <Chip tone="primary">{endpoint.method}</Chip> <code>{endpoint.name}</code>
      </h2>
      <p lang="en">{endpoint.summary}</p>
      <Lines call={endpoint.name} title={m.parameters} lines={schemaLines(endpoint.params, "input")} withRequired />
      <Lines call={endpoint.name} title={m.reply} lines={schemaLines(endpoint.data, "output")} />
      <Lines call={endpoint.name} title={m.meta} lines={schemaLines(endpoint.meta, "output")} />
    </Card>
  );
}

interface LinesProps {
  readonly call: string;
  readonly title: string;
  readonly lines: readonly SchemaLine[];
  readonly withRequired?: boolean;
}

function Lines({ call, title, lines, withRequired = false }: LinesProps) {
  const m = useMessages(documentationMessages);
  if (lines.length === 0) return null;
  return (
    <details className="call__part" open={withRequired}>
      <summary>
        {title} <span className="soft figures">{lines.length}</span>
      </summary>
      <div className="call__table" tabIndex={0} role="region" aria-label={`${call} ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.name}</th>
              <th scope="col">{m.kind}</th>
              <th scope="col">{m.rule}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ path, kind, rule, required }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{kind}</td>
                <td>
                  {withRequired && required && <Chip tone="warn">{m.required}</Chip>} {rule}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
