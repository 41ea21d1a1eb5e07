/** How finely models are built, for all of them at once: pictures want it all, tests only the shape. */
export const FINESSE = {
  /** Factor of every step bodies and cloth are meshed at. */
  pas: 1,
  /** Whether a coarser twin is made, which throws the shadow. */
  ombre: true,
  /** Whether edges stay sharp: most of the time a hard good takes to build. */
  aretes: true,
};
