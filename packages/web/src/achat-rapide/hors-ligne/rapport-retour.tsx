/** Back on the network: what changed for the lines typed without it, before anything is added. */
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { connaissanceOf, useVersionConnaissances } from '../saisie/connaissances.ts';
import { noterVerifiees } from '../saisie/saisie.ts';
import { useLignes } from '../saisie/use-lignes.ts';
import { garder, findGarde } from './articles-gardes.ts';
import { etablirRapport, isChangee, type Ecart, type LigneRapport } from './rapport.ts';
import { useEnLigne } from './reseau.ts';

/** More lines than that are counted, not listed one by one. */
const LIGNES_DITES = 50;

export function RapportRetour() {
  const t = useTexts('achat-rapide');
  const lignes = useLignes();
  const version = useVersionConnaissances();
  const isEnLigne = useEnLigne();
  const rapport = useMemo(() => {
    void version;
    return isEnLigne ? etablirRapport(lignes, connaissanceOf, findGarde) : undefined;
  }, [lignes, version, isEnLigne]);
  if (!rapport || rapport.length === 0) return null;
  const changees = rapport.filter(isChangee);
  const nouvelles = rapport.filter((ligne) => ligne.ecarts.length > 0 && !isChangee(ligne));
  const dites = [...changees, ...nouvelles];
  const accept = () => {
    garder(
      rapport.flatMap(({ ligne }) => {
        const connaissance = connaissanceOf(ligne.reference);
        return connaissance?.nom === 'connu'
          ? [{ code: ligne.reference, article: connaissance.article, jour: connaissance.jour }]
          : [];
      }),
    );
    noterVerifiees(new Set(rapport.map(({ ligne }) => ligne.id)));
  };
  return (
    <section aria-label={t('rapport.titre')}>
      <Alert
        live
        state={changees.length > 0 ? 'warn' : 'ok'}
        title={t('rapport.lignes', { count: rapport.length })}
        action={
          <Button size="sm" kind="solid" icon={Check} onClick={accept}>
            {t('rapport.vu')}
          </Button>
        }
      >
        {changees.length > 0
          ? t('rapport.changees', { count: changees.length })
          : t('rapport.rien')}
        {nouvelles.length > 0 && ` ${t('rapport.nouvelles', { count: nouvelles.length })}`}
        {dites.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1 type-meta">
            {dites.slice(0, LIGNES_DITES).map((ligne) => (
              <Changement key={ligne.ligne.id} {...ligne} />
            ))}
          </ul>
        )}
      </Alert>
    </section>
  );
}

function Changement({ ligne, libelle, ecarts }: LigneRapport) {
  const t = useTexts('achat-rapide');
  const locale = useLocale();
  const texte = (ecart: Ecart): string => {
    switch (ecart.code) {
      case 'nouvelle':
        return ecart.apres
          ? t('rapport.nouvelle', { prix: formatArgent(locale, ecart.apres) })
          : t('rapport.sansPrix');
      case 'prix':
        return t('rapport.prix', {
          avant: formatArgent(locale, ecart.avant),
          apres: formatArgent(locale, ecart.apres),
          jour: formatDate(ecart.jour),
        });
      case 'retiree':
        return ecart.remplacant
          ? t('rapport.remplacee', { reference: ecart.remplacant })
          : t('rapport.retiree');
      case 'inconnue':
        return t('rapport.inconnue');
      case 'stock':
        return t('rapport.stock', {
          disponible: formatNombre(locale, ecart.disponible),
          quantite: formatNombre(locale, ligne.quantite),
        });
    }
  };
  return (
    <li>
      <span className="type-ref">{ligne.reference}</span>
      {libelle && ` ${libelle}`}
      {' : '}
      {ecarts.map(texte).join(' · ')}
    </li>
  );
}
