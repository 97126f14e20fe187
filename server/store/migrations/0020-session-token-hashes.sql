-- Sessions are stored by the SHA-256 of their token: whoever reads the database can sign in as nobody. Nobody is signed
-- out: those of before are hashed here. A hash has 64 characters, a token 32, so that this may run twice.
update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex') where length(token) < 64;
