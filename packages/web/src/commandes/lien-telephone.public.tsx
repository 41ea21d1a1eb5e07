import { formatTelephone } from '@comptoir/contract/words/telephone.ts';

/** A number one can call by a touch. */
export function LienTelephone({ numero }: { numero: string }) {
  return (
    <a
      href={`tel:${numero.replaceAll(/[^+\d]/g, '')}`}
      className="whitespace-nowrap text-link hover:underline"
    >
      {formatTelephone(numero)}
    </a>
  );
}
