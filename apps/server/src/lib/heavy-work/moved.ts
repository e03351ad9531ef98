import { isMarkedAsUntransferable } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol } from "piscina";

/** Below this size a copy costs less than moving the memory. */
const worthMoving = 64 * 1024;

/**
 * Finds the memory of these bytes that can be moved to another thread instead of copied: it is large, nothing else uses
 * it (small buffers share one piece of memory), and native code did not make it.
 */
export function movableMemory(bytes: readonly Uint8Array[]): ArrayBuffer[] {
  const isMovable = ({ buffer, byteLength }: Uint8Array) =>
    byteLength >= worthMoving &&
    byteLength === buffer.byteLength &&
    buffer instanceof ArrayBuffer &&
    !isMarkedAsUntransferable(buffer);
  return [...new Set(bytes.filter(isMovable).map(({ buffer }) => buffer as ArrayBuffer))];
}

/** An answer whose large bytes move to the main thread without a copy. */
export function moved<Value>(value: Value, bytes: readonly Uint8Array[]): Value {
  const handedOver = { [transferableSymbol]: movableMemory(bytes), [valueSymbol]: value };
  // piscina unwraps it again: the caller gets the plain value
  return move(handedOver as never) as Value;
}
