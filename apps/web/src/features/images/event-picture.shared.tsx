import { fallbackWidthOf, imagePath, type Picture } from "@time-event/contract/picture";

interface EventPictureProps {
  readonly picture: Picture;
  /** What the picture shows, in the visitor's language; empty when it is decoration. */
  readonly alt: string;
  /** The `sizes` attribute: how wide the picture is on which screen, so that the browser fetches the right size. */
  readonly sizes: string;
  /** True: the visitor sees it first, so the browser fetches it at once. */
  readonly first?: boolean;
}

/** A picture in the size that fits. Its box has its size before it loads, so that nothing moves. */
export function EventPicture({ picture, alt, sizes, first = false }: EventPictureProps) {
  const { widths, width, height } = picture;
  return (
    <picture>
      <source
        type="image/webp"
        sizes={sizes}
        srcSet={widths.map((each) => `${imagePath(picture, each)} ${each}w`).join(", ")}
      />
      <img
        src={imagePath(picture, fallbackWidthOf(widths), "jpg")}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
