import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 nobody outside can be asked in (RFC 6890 and what IANA has added since). */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Networks within 2000::/3, which alone is routed (RFC 4291), that lead somewhere else after all: tunnels to IPv4 addresses
 * of any kind, documentation, and what is reserved for protocols.
 */
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of IPV4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of IPV6) refused.addSubnet(network, bits, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is one of the public Internet: not private, loopback, link-local, unique-local, shared, multicast
 * or reserved, nor an IPv4 address inside an IPv6 one. What is no address is not public.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  return version === 6 && routed.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
