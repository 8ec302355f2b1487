// Why a level is what it is: the AI's code as a sentence in the reader's language.

export function Reason({ code }: { code: string; values: Record<string, string | number> }) {
  return <>{code}</>;
}
