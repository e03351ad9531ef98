export const th = { byRtgs: "ถอดเสียงเป็นอักษรโรมันจากชื่อไทย" };
