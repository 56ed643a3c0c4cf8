#!/bin/sh
# Puts a release of Mruk on the path of a workflow's job: the one that .mruk/release names, if its archive has the checksum that
# stands there; or that of VERSION, if its own repository at GitHub attests to have built it. Mruk wrote this file and upgrades it.
set -eu

stop() {
  echo "::error::$1"
  exit 1
}

setting() {
  sed -n "s/^$1=//p" .mruk/release
}

repository=$(setting REPOSITORY)
version=${VERSION:-$(setting VERSION)}
case $version in
  '' | [!0-9]* | *[!0-9A-Za-z.-]*) stop "The version must be one such as 1.2.0." ;;
esac
case $(uname -m) in
  aarch64 | arm64) archive=mruk-$version-linux-arm64.tar.gz ;;
  *) archive=mruk-$version-linux-x64.tar.gz ;;
esac

mkdir -p .mruk/cache .mruk/program
cd .mruk/cache
if [ ! -f "$archive" ]; then
  # No more than one archive is kept.
  rm -f ./*
  address=$repository/releases/download/v$version/$archive
  curl --fail --silent --show-error --location --retry 3 --output "$archive.part" "$address" ||
    stop "$address cannot be fetched."
  mv "$archive.part" "$archive"
fi
if [ -n "${VERSION:-}" ]; then
  gh attestation verify "$archive" --repo "${repository#*://*/}" || stop "$archive is not known to be from $repository."
else
  # A line as in SHA256SUMS of a release.
  grep "^[0-9a-f]\{64\}  $archive\$" ../release | sha256sum --check --status ||
    { rm -f "$archive"; stop "$archive is not the one whose SHA-256 stands in .mruk/release."; }
fi
tar -xzf "$archive" -C ../program --strip-components=1
cd ../program
./mruk --version
pwd >> "$GITHUB_PATH"
