/** How long a visitor waits after too many attempts. */
export const th = {
  tryAgainIn: (wait: string) => `ลองใหม่ได้ใน ${wait}`,
  seconds: (count: number) => `${count} วินาที`,
  minutes: (count: number) => `${count} นาที`,
};
