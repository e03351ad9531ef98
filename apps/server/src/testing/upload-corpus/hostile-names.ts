/** File names that an attacker may choose. */
export const hostileNames: readonly string[] = [
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "/etc/passwd",
  "course.gpx\0.html",
  "photo\u202Egpj.exe",
  "a".repeat(100_000),
  "ก".repeat(10_000),
  'a"; filename="evil.html',
  "a\r\nSet-Cookie: user=1",
  "<img src=x onerror=alert(1)>.png",
  "CON",
  ".htaccess",
  "%2e%2e%2f",
  "\uD800",
  " ",
];
