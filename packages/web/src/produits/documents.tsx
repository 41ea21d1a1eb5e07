import { Download, FileText } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { DocumentProduit } from '@comptoir/contract/produits/produits.contract.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';

/** Kind, size and language of each; the whole row downloads it. */
export function Documents({ documents }: { documents: readonly DocumentProduit[] }) {
  const t = useTexts('produits');
  const locale = useLocale();
  const taille = (octets: number) =>
    octets < 100_000
      ? t('documents.ko', { taille: formatNombre(locale, Math.ceil(octets / 1000)) })
      : t('documents.mo', { taille: formatNombre(locale, octets / 1_000_000, 1) });
  return (
    <ul className="border-t border-line">
      {documents.map(({ id, titre, octets, langue, href }) => (
        <li key={id}>
          <a
            href={href}
            download
            className="flex min-h-11 items-center gap-3 border-b border-line hover:bg-sunk max-sm:min-h-12"
          >
            <FileText size={20} aria-hidden className="ml-1" />
            <span className="min-w-0 flex-1">
              {titre}
              <span className="ml-3 type-meta text-text-2">
                {[t('documents.pdf'), octets !== null && taille(octets), langue ?? locale]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Download size={20} aria-hidden className="mr-1 text-link" />
          </a>
        </li>
      ))}
    </ul>
  );
}
