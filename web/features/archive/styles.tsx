import styles from "./archive.css?url";

/** The styles of the archive's pages, which no other page loads. The browser shows the page once they have come. */
export const ArchiveStyles = () => <link rel="stylesheet" href={styles} precedence="page" />;
