export const findPath = "/register/find";
