/** From 0, guessed at once, to 4, not guessed. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const common = /password|qwerty|asdf|zxcv|1234|abcd|letmein|iloveyou|admin|thailand|รหัสผ่าน/gi;

/**
 * Estimates how hard a password is to guess: by its length without repeats and common passwords, and by how
 * many kinds of characters it has. It is only a hint: the server has rules of its own.
 * @example passwordStrength("1234567890") // 0
 */
export function passwordStrength(password: string): Strength {
  const telling = password.replace(common, "").replace(/(.{1,4})\1+/gu, "$1");
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) => kind.test(telling));
  const points = [...telling].length + 2 * (kinds.length - 1) + 2 * telling.trim().split(/\s+/).length - 2;
  if (points < 9 || /^\d+$/.test(telling)) return 0;
  if (points < 12) return 1;
  if (points < 15) return 2;
  return points < 20 ? 3 : 4;
}
