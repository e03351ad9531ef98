import { useEffect } from "react";
import { useLocation } from "react-router";
import { headTags, type HeadTag, type PageHeadProps, writeHead } from "./head-tags.ts";
import { isLight } from "./is-light.ts";
import { useSite } from "./site.ts";

/**
 * Title, description, canonical address, address in the other language, and social cards. React moves them to the head;
 * without React they are written there.
 */
export function PageHead(props: PageHeadProps) {
  const site = useSite();
  const { pathname } = useLocation();
  const title = `${props.title} · Time/Event`;
  const tags = headTags(props, site, pathname);
  return isLight ? <WrittenHead title={title} tags={tags} /> : <HoistedHead title={title} tags={tags} />;
}

interface Head {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

function HoistedHead({ title, tags }: Head) {
  return (
    <>
      <title>{title}</title>
      {tags.map(([Tag, { hreflang, ...attributes }]) => (
        <Tag
          key={Object.values(attributes).join() + hreflang}
          {...attributes}
          {...(hreflang && { hrefLang: hreflang })}
        />
      ))}
    </>
  );
}

function WrittenHead({ title, tags }: Head) {
  const text = JSON.stringify(tags);
  useEffect(() => writeHead(title, JSON.parse(text) as HeadTag[]), [title, text]);
  return null;
}
