import "react-easy-crop/react-easy-crop.css";
import { type Crop, imageOriginal, type StaffImage } from "@time-event/contract/images";
import { useEffect, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { useFileAddress } from "../../../lib/api/use-file-address.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffField } from "../../../ui/staff/field/staff-field.tsx";
import { aspectsOf } from "./image-kinds.ts";
import { staffImagesMessages } from "./staff-images.messages.ts";

interface CropFieldProps {
  readonly eventId: number;
  readonly image: StaffImage;
  readonly value: Crop | null;
  readonly onChange: (crop: Crop | null) => void;
}

const largestZoom = 4;

/** The picture under a frame. Mouse, finger and arrow keys move it; wheel, pinch and slider zoom it. */
export function CropField({ eventId, image, value, onChange }: CropFieldProps) {
  const m = useMessages(staffImagesMessages);
  const address = useFileAddress(imageOriginal, { eventId, id: image.id });
  const { originalWidth, originalHeight, kind } = image;
  const aspects = aspectsOf(kind, originalWidth, originalHeight);
  const [aspect, setAspect] = useState(() => closestTo(aspects, image));
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const { box, size, start, isResting } = useFrame(value);

  return (
    <div className="crop-field">
      <div ref={box} className="crop-field__window">
        {address && (
          <Cropper
            // in a window of another size it begins again, at the part that was chosen
            key={size}
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={largestZoom}
            aspect={aspect.ratio}
            disableAutomaticStylesInjection
            {...(start && { initialCroppedAreaPercentages: percent(start) })}
            mediaProps={{ alt: "" }}
            cropperProps={{ role: "group", "aria-label": m.part }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(area) => {
              // it measures the old place against the new size
              if (!isResting()) return;
              const chosen = shares(area);
              onChange(isNear(chosen, start) ? start : chosen);
            }}
          />
        )}
      </div>
      <div className="crop-field__tools">
        {aspects.length > 1 && (
          <div className="crop-field__aspects" role="group" aria-label={m.shape}>
            {aspects.map((each) => (
              <button
                key={each.code}
                type="button"
                className="crop-field__aspect"
                aria-pressed={each.code === aspect.code}
                onClick={() => setAspect(each)}
              >
                {each.code === "original" ? m.original : each.code}
              </button>
            ))}
          </div>
        )}
        <StaffField label={m.enlarge}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={1}
              max={largestZoom}
              step={0.05}
              value={zoom}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          )}
        </StaffField>
      </div>
    </div>
  );
}

interface Frame {
  readonly size: string;
  /** The part that is chosen when the frame gets this size. */
  readonly start: Crop | null;
}

/**
 * The window that the picture stands in. Its size changes with the browser's, and a cropper goes by pixels: so the part that was
 * chosen is remembered, and nobody is asked about a change that they did not make.
 */
function useFrame(value: Crop | null) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const [frame, setFrame] = useState<Frame>({ size: "", start: value });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setFrame({ size: sizeOf(element), start: latest.current }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isResting = () => box.current !== null && sizeOf(box.current) === frame.size;
  return { box, ...frame, isResting };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth}x${clientHeight}`;

/** The current shape of the part that is shown. */
function closestTo(aspects: ReturnType<typeof aspectsOf>, { picture }: StaffImage) {
  const ratio = picture.width / picture.height;
  return aspects.reduce((best, each) =>
    Math.abs(Math.log(each.ratio / ratio)) < Math.abs(Math.log(best.ratio / ratio)) ? each : best,
  );
}

/** The frame comes back slightly different through rounding: nobody moved it. */
const hair = 0.002;

function isNear(a: Crop, b: Crop | null): boolean {
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const { x, y, width, height } = b ?? whole;
  const apart = [a.x - x, a.y - y, a.width - width, a.height - height];
  return apart.every((difference) => Math.abs(difference) < hair);
}

function percent({ x, y, width, height }: Crop): Crop {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

/** Four digits are a third of a pixel of the largest picture. */
function shares(area: Crop): Crop {
  const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 10_000));
  return { x: share(area.x), y: share(area.y), width: share(area.width), height: share(area.height) };
}
