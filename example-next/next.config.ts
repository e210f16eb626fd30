import type { NextConfig } from 'next'

/** As `create-next-app --yes` writes it. */
const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
}

export default nextConfig
