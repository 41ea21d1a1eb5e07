import { Download, FileText } from 'lucide-react';
import type { Documentation } from '@comptoir/contract/contenus/documentations.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { Badge } from '../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

/** A row for each: what it is, of which product, and the file itself at the right. */
export function ListeDocumentations({ documents }: { documents: readonly Documentation[] }) {
  const t = useTexts('contenus');
  const locale = useLocale();
  const pdf = t('documents.pdf');
  return (
    <ul>
      {documents.map(({ cle, type, titre, resume, href, produit }) => (
        <li
          key={cle}
          className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 sm:grid-cols-[auto_minmax(0,1fr)_12rem_auto]"
        >
          <FileText size={24} aria-hidden className="text-text-2 max-sm:hidden" />
          <div className="min-w-0">
            {produit ? (
              <>
                <Lien
                  href={liens.ficheProduit(locale, produit)}
                  className="type-name hover:underline"
                >
                  {produit.nom}
                </Lien>
                <p className="type-meta text-text-2">
                  {produit.marque}
                  {/* Where there is room its kind stands in a column of its own. */}
                  <span className="sm:hidden">{` · ${titre}`}</span>
                </p>
              </>
            ) : (
              <>
                <p className="type-name">{titre}</p>
                <p className="type-meta text-pretty text-text-2">{resume}</p>
              </>
            )}
          </div>
          <div className="max-sm:hidden">
            <Badge>{t(`documents.type.${type}`)}</Badge>
          </div>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t('documents.ouvrir', {
              titre: produit ? `${titre}, ${produit.nom}` : titre,
            })}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 type-button text-link hover:bg-sunk-2"
          >
            <Download size={20} aria-hidden />
            {pdf}
          </a>
        </li>
      ))}
    </ul>
  );
}
