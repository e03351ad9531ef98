import { fallbackWidthOf, imagePath, type Picture } from "@time-event/contract/images";

interface EventPictureProps {
  readonly picture: Picture;
  /** What it shows, in the visitor's language; empty: it is decoration. */
  readonly alt: string;
  /** How wide it is on which screens: the browser takes the size that fits. */
  readonly sizes: string;
  /** True: it is among the first things seen, and is fetched at once. */
  readonly first?: boolean;
}

/** A picture in the size that fits. Its box is known before it is there, so that nothing moves when it comes. */
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
