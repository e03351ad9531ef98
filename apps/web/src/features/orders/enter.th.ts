export const th = {
  title: (event: string) => `สมัคร ${event}`,
  description: (event: string) => `สมัครเข้าร่วม ${event}`,
};
