/** Words of the line that leads from an event to what this device has begun there. */
export const th = {
  title: "ใบสมัครของฉัน",
  confirmBy: (when: string) => `ยืนยันภายใน ${when}`,
  payBy: (when: string) => `ชำระภายใน ${when}`,
  more: (count: string) => `และอีก ${count} ใบ`,
};
