/**
 * What a runner has of a result beside the page. The server knows the language by the visitor's cookie.
 * @example runnerFile("san-mok", "A 7", "certificate.pdf") // "/register/events/san-mok/results/A%207/certificate.pdf"
 */
export function runnerFile(event: string, bib: string, file: "picture.png" | "certificate.pdf"): string {
  return `/register/events/${event}/results/${encodeURIComponent(bib)}/${file}`;
}
