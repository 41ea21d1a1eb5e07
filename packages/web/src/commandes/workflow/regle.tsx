/** The limits and approvers of one person, in words; opened, to change them. */
import { useState } from 'react';
import { Pencil } from 'lucide-react';
import type { RegleApprobation } from '@comptoir/contract/commandes/approbation.contract.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { argentOf, direRegle } from './dire-regle.ts';
import { FormulaireRegle } from './formulaire-regle.tsx';
import type { Candidat } from './candidat.ts';

interface Props {
  regle: RegleApprobation;
  candidats: readonly Candidat[];
  devise: string;
}

export function Regle({ regle, candidats, devise }: Props) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const [isOuverte, setIsOuverte] = useState(false);
  const [isFaite, setIsFaite] = useState(false);
  const argent = argentOf(locale, devise);
  const isLibre = regle.limiteCommande === null && regle.limiteMois === null;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="flex flex-wrap items-center gap-2 type-name">
            {regle.nom}
            {isLibre && <Badge>{t('regle.libre')}</Badge>}
            {isFaite && !isOuverte && <Badge tone="ok">{t('regle.enregistree')}</Badge>}
          </h3>
          <p className="type-meta break-words text-text-2">{regle.email}</p>
          <p className="mt-1">{direRegle(t, regle, argent)}</p>
          <p className="type-meta text-text-2">
            {t('regle.depense', { montant: argent(regle.depenseDuMois) })}
          </p>
        </div>
        {!isOuverte && (
          <Button
            size="sm"
            icon={Pencil}
            aria-label={t('regle.modifierDe', { nom: regle.nom })}
            onClick={() => {
              setIsFaite(false);
              setIsOuverte(true);
            }}
          >
            {t('regle.modifier')}
          </Button>
        )}
      </div>
      {isOuverte && (
        <FormulaireRegle
          regle={regle}
          devise={devise}
          candidats={candidats.filter(({ id }) => id !== regle.utilisateurId)}
          onFin={(isEnregistree) => {
            setIsOuverte(false);
            setIsFaite(isEnregistree);
          }}
        />
      )}
    </li>
  );
}
