import { listMetiers } from '../cadre/rayons.ts';
import { useFrameTexts } from '../cadre/use-frame-texts.ts';
import { Lien } from '../lien.tsx';
import { useTexts } from '../use-texts.ts';

export function Metiers() {
  const t = useTexts('accueil');
  const metiers = useFrameTexts(listMetiers);
  return (
    <section aria-labelledby="metiers">
      <h2 id="metiers" className="mb-4 type-h2">
        {t('metiers.titre')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {metiers.map((metier) => (
          <li key={metier.href}>
            <Lien
              href={metier.href}
              className="flex h-9 items-center rounded-full border border-line-2 px-4 type-label hover:bg-sunk max-sm:h-11 pointer-coarse:h-11"
            >
              {metier.libelle}
            </Lien>
          </li>
        ))}
      </ul>
    </section>
  );
}
