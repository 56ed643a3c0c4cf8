/** The figures at the top of the panel. */
export function StatisticsSection() {
  return null;
}
