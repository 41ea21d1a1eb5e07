/** The room of what is due again until it is read, so that nothing moves. */
export const RECOMMANDEES = 4;

/** On a desk in one row, else two by two, on a phone one under the other. */
export const GRILLE = 'grid border-b border-line sm:grid-cols-2 lg:grid-cols-4';

export function ReserveARecommander({ nombre }: { nombre: number }) {
  return (
    <div>
      <div className="h-12.5 border-b-2 border-text max-sm:h-29" />
      <div className={GRILLE}>
        {Array.from({ length: Math.min(RECOMMANDEES, nombre) }, (_, rang) => (
          <div key={rang} className="h-40 max-sm:h-40.25" />
        ))}
      </div>
    </div>
  );
}
