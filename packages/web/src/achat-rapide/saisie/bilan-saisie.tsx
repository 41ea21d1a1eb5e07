/** What a paste or a file brought, and what it did not: nothing is dropped or put together in silence. */
import { Copy } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { copyText } from '../../ui/button/copy-text.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { bilanSaisie, MAX_LIGNES, restaurer } from './saisie.ts';
import { useBilan } from './use-lignes.ts';

export function BilanSaisie() {
  const t = useTexts('achat-rapide');
  const locale = useLocale();
  const bilan = useBilan();
  if (!bilan) return null;
  const { prises, reunies, exces, avant, alentours } = bilan;
  const { ecartees, masquees, sansQuantite, feuilles = [] } = alentours;
  const isADire = exces.length > 0 || masquees > 0 || sansQuantite;
  const copy = async () => {
    const texte = exces.map(({ reference, quantite }) => `${reference}\t${quantite}`).join('\n');
    if (await copyText(texte)) showToast({ title: t('bilan.copiees', { count: exces.length }) });
  };
  return (
    <Alert
      live
      state={isADire ? 'warn' : 'info'}
      title={t('bilan.prises', { count: prises, nombre: formatNombre(locale, prises) })}
      action={
        <span className="flex flex-wrap gap-2">
          {exces.length > 0 && (
            <Button size="sm" icon={Copy} onClick={() => void copy()}>
              {t('bilan.copier')}
            </Button>
          )}
          <Button size="sm" onClick={() => restaurer(avant)}>
            {t('annuler')}
          </Button>
          <Button size="sm" kind="quiet" onClick={() => bilanSaisie.set(null)}>
            {t('bilan.fermer')}
          </Button>
        </span>
      }
    >
      {reunies > 0 && t('bilan.reunies', { count: reunies })}{' '}
      {masquees > 0 && `${t('bilan.masquees', { count: masquees })} `}
      {sansQuantite && `${t('bilan.sansQuantite')} `}
      {ecartees > 0 && `${t('bilan.ecartees', { count: ecartees })} `}
      {feuilles.length > 1 && `${t('bilan.feuilles', { liste: feuilles.join(', ') })} `}
      {exces.length > 0 &&
        t('bilan.exces', {
          count: exces.length,
          nombre: formatNombre(locale, exces.length),
          limite: formatNombre(locale, MAX_LIGNES),
        })}
    </Alert>
  );
}
