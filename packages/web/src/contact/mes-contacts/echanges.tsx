/** What was last said: messages, quotes and calls. */
import { FileText, MessageSquareText, Phone, type LucideIcon } from 'lucide-react';
import type { Echange } from '@comptoir/contract/contact/contacts.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatJour } from '@comptoir/contract/words/formats.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

const ICONES: Record<Echange['genre'], LucideIcon> = {
  message: MessageSquareText,
  devis: FileText,
  rappel: Phone,
};

interface Props {
  echanges: readonly Echange[];
  jour: string;
}

export function Echanges({ echanges, jour }: Props) {
  const t = useTexts('contacts');
  const locale = useLocale();
  return (
    <SectionCompte
      titre={t('echanges.titre')}
      fin={
        <Lien
          href={liens.contact(locale)}
          className="inline-flex min-h-6 items-center text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {t('echanges.ecrire')}
        </Lien>
      }
    >
      {echanges.length === 0 ? (
        <p className="py-4 text-text-2">{t('echanges.vide')}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {echanges.map((echange) => (
            <Ligne key={echange.genre + echange.numero} echange={echange} jour={jour} />
          ))}
        </ul>
      )}
    </SectionCompte>
  );
}

function Ligne({ echange, jour }: { echange: Echange; jour: string }) {
  const t = useTexts('contacts');
  const tDevis = useTexts('devis');
  const locale = useLocale();
  const Icone = ICONES[echange.genre];
  const { numero, le, auteur } = echange;
  const titre = t(`echanges.genres.${echange.genre}`, { numero });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icone size={20} aria-hidden className="shrink-0 text-text-2" />
      <div className="min-w-0 flex-1">
        <p className="type-name">
          {echange.genre === 'devis' ? (
            <Lien href={liens.devisDetail(locale, echange.key)} className="hover:underline">
              {titre}
            </Lien>
          ) : (
            titre
          )}
        </p>
        <p className="type-meta text-pretty text-text-2">
          {[auteur, sujetOf(), formatJour(locale, le, jour)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="shrink-0 type-meta text-text-2">{etatOf()}</span>
    </li>
  );

  function sujetOf(): string | undefined {
    if (echange.genre === 'rappel') return t(`sujets.${echange.sujet}`);
    return echange.genre === 'message' ? t(`sujetsMessage.${echange.sujet}`) : undefined;
  }

  function etatOf(): string {
    switch (echange.genre) {
      case 'message':
        return t(echange.repondu ? 'echanges.etats.repondu' : 'echanges.etats.attend');
      case 'devis':
        return tDevis(`etats.${echange.etat}`);
      case 'rappel':
        return t(`echanges.etats.${echange.etat}`);
    }
  }
}
