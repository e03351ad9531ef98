export const th = {
  eventTime: (zone: string) => `เวลาของงาน (${zone})`,
};
