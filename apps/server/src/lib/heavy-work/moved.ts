import { isMarkedAsUntransferable } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol } from "piscina";

/** Below this a copy costs less than handing the memory over. */
const worthMoving = 64 * 1024;

/**
 * Of these bytes, the memory that can be handed to another thread instead of being copied: what is large, belongs to
 * nobody else (small buffers share one piece of memory), and was not made by native code.
 */
export function movableMemory(bytes: readonly Uint8Array[]): ArrayBuffer[] {
  const isMovable = ({ buffer, byteLength }: Uint8Array) =>
    byteLength >= worthMoving &&
    byteLength === buffer.byteLength &&
    buffer instanceof ArrayBuffer &&
    !isMarkedAsUntransferable(buffer);
  return [...new Set(bytes.filter(isMovable).map(({ buffer }) => buffer as ArrayBuffer))];
}

/** An answer whose large bytes go to the main thread without being copied. */
export function moved<Value>(value: Value, bytes: readonly Uint8Array[]): Value {
  const handedOver = { [transferableSymbol]: movableMemory(bytes), [valueSymbol]: value };
  // piscina takes it apart again: who asked for the answer gets the value
  return move(handedOver as never) as Value;
}
